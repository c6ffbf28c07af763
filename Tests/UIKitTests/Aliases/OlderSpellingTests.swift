import Foundation
import Testing
import UIKit

/// Asked through a protocol, deprecated code runs without a warning.
@MainActor private protocol OlderCode {
  func expectSameMeaning()
}

@MainActor @Suite("Older spellings")
struct OlderSpellingTests {
  private struct Code: OlderCode {
    @available(*, deprecated)
    func expectSameMeaning() {
      expectTypes()
      expectConstants()
      expectFunctions()
      expectText()
      expectMembers()
    }

    @available(*, deprecated)
    private func expectTypes() {
      let mode: UIViewContentMode = .scaleAspectFit
      let mask: UIViewAutoresizing = [.flexibleWidth, .flexibleHeight]
      let options: UIViewAnimationOptions = [.curveEaseIn, .allowUserInteraction]
      let category: UICollectionElementCategory = .cell
      let position: UICollectionViewScrollPosition = [.top, .left]
      let direction: UICollectionViewScrollDirection = .horizontal
      #expect(mode == UIView.ContentMode.scaleAspectFit)
      #expect(mask.contains(UIView.AutoresizingMask.flexibleWidth))
      #expect(options.contains(UIView.AnimationOptions.allowUserInteraction))
      #expect(category == UICollectionView.ElementCategory.cell)
      #expect(position.contains(UICollectionView.ScrollPosition.left))
      #expect(direction == UICollectionView.ScrollDirection.horizontal)
      #expect(UIImageRenderingMode.alwaysTemplate == UIImage.RenderingMode.alwaysTemplate)
      #expect(UIGestureRecognizerState.began == UIGestureRecognizer.State.began)
    }

    @available(*, deprecated)
    private func expectConstants() {
      #expect(UICollectionElementKindSectionHeader == UICollectionView.elementKindSectionHeader)
      #expect(UICollectionElementKindSectionFooter == UICollectionView.elementKindSectionFooter)
      #expect(UIScrollViewDecelerationRateFast == 0.99)
      #expect(UIEdgeInsetsZero == .zero && UIOffsetZero == .zero && CGRectZero == .zero)
      #expect(CGRectNull.isNull && CGRectInfinite.isInfinite && CGAffineTransformIdentity.isIdentity)
      #expect(UIFontWeightBold == UIFont.Weight.bold)
      #expect(kCAMediaTimingFunctionEaseInEaseOut == CAMediaTimingFunctionName.easeInEaseOut)
      #expect(kCAFillModeBoth == CAMediaTimingFillMode.both)
      #expect(kCAGravityResizeAspectFill == CALayerContentsGravity.resizeAspectFill)
      #expect(MAXFLOAT == Float.greatestFiniteMagnitude)
    }

    @available(*, deprecated)
    private func expectText() {
      let transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      #expect(NSStringFromCGAffineTransform(transform) == "[1, 0, 0, 1, 0, 0]")
      #expect(NSStringFromUIEdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
      #expect(
        NSStringFromDirectionalEdgeInsets(
          NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) == "{1, 2, 3, 4}")
      #expect(NSStringFromUIOffset(UIOffset(horizontal: 1, vertical: 2.5)) == "{1, 2.5}")
      #expect(NSStringFromCGVector(CGVector(dx: -1, dy: 2)) == "{-1, 2}")
      #expect(NSStringFromCGRect(CGRect(x: 0, y: 0, width: 10, height: 20)) == "{{0, 0}, {10, 20}}")
      #expect(CGRectFromString("{{0, 0}, {10, 20}}") == CGRect(x: 0, y: 0, width: 10, height: 20))
      #expect(CGPointFromString("{3, 4}") == CGPoint(x: 3, y: 4))
      #expect(CGSizeFromString("{3, 4}") == CGSize(width: 3, height: 4))
      #expect(CGVectorFromString("{3, 4}") == CGVector(dx: 3, dy: 4))
      #expect(CGAffineTransformFromString("[1, 0, 0, 1, 0, 0]").isIdentity)
      #expect(UIEdgeInsetsFromString("{1, 2, 3, 4}") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      #expect(NSDirectionalEdgeInsetsFromString("{1, 2, 3, 4}").trailing == 4)
      #expect(UIOffsetFromString("{1, 2}") == UIOffset(horizontal: 1, vertical: 2))
      #expect(CGRectFromString("nonsense") == .zero)
    }

    @available(*, deprecated)
    private func expectFunctions() {
      let rect = CGRectMake(1, 2, 30, 40)
      #expect(rect == CGRect(x: 1, y: 2, width: 30, height: 40))
      #expect([CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect)] == [1, 16, 31])
      #expect([CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect)] == [2, 22, 42])
      #expect([CGRectGetWidth(rect), CGRectGetHeight(rect)] == [30, 40])
      #expect(CGRectContainsPoint(rect, CGPointMake(5, 5)))
      #expect(CGRectIntersectsRect(rect, CGRectOffset(rect, 5, 5)))
      #expect(!CGRectContainsRect(rect, CGRectInset(rect, -1, -1)))
      #expect(CGRectUnion(rect, CGRectZero) == CGRect(x: 0, y: 0, width: 31, height: 42))
      let insets = UIEdgeInsetsMake(1, 2, 3, 4)
      #expect(UIEdgeInsetsInsetRect(rect, insets) == CGRect(x: 3, y: 3, width: 24, height: 36))
      #expect(UIEdgeInsetsEqualToEdgeInsets(insets, insets))
      let transform = CGAffineTransformScale(CGAffineTransformMakeTranslation(10, 20), 2, 4)
      #expect(CGPointApplyAffineTransform(CGPointMake(1, 1), transform) == CGPoint(x: 12, y: 24))
      #expect(
        CGAffineTransformIsIdentity(CGAffineTransformConcat(transform, CGAffineTransformInvert(transform))))
      #expect(NSStringFromCGRect(rect) == "{{1, 2}, {30, 40}}")
    }

    @available(*, deprecated)
    private func expectMembers() {
      let (parent, child) = (UIViewController(), UIViewController())
      parent.addChildViewController(child)
      #expect(parent.childViewControllers == [child])
      child.removeFromParentViewController()
      #expect(parent.children.isEmpty)
      let view = UIView()
      let subviews = [UIView(), UIView()]
      for subview in subviews { view.addSubview(subview) }
      view.bringSubview(toFront: subviews[0])
      #expect(view.subviews == [subviews[1], subviews[0]])
      view.sendSubview(toBack: subviews[0])
      #expect(view.subviews == subviews)
    }
  }

  @Test("mean what the present ones mean")
  func sameMeaning() {
    let code: any OlderCode = Code()
    code.expectSameMeaning()
  }
}
