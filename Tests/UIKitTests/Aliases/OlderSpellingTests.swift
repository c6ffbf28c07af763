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
