#ifndef OCV_COLLECTION_VIEW_H
#define OCV_COLLECTION_VIEW_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

/// Answers what a collection view shows. The view asks for what is visible and about to become visible, on the main thread.
/// A callback that is NULL has no answer.
typedef struct {
  /// The number of items.
  guint (*count)(gpointer data);
  /// The text of an item, which is valid until the next call; NULL for none.
  const char *(*text)(guint item, gpointer data);
  /// A new reference to the picture of an item, whose pixels the view copies; NULL for none.
  GdkTexture *(*picture)(guint item, gpointer data);
  /// Called when the user clicks an item, or presses Return on it.
  void (*activate)(guint item, gpointer data);
  /// Called when the user has selected another item, or none.
  void (*selection_changed)(gpointer data);
} OcvItems;

/// How a collection view arranges its items.
typedef enum {
  OCV_LAYOUT_GRID,
  OCV_LAYOUT_COVER_FLOW,
  OCV_LAYOUT_CAROUSEL,
  OCV_LAYOUT_WHEEL,
  OCV_LAYOUT_SPHERE
} OcvLayout;

/// The item that stands for none.
#define OCV_NO_ITEM G_MAXUINT

/// Returns a new collection view in a grid, with a floating reference like every new widget. Call this on the first thread of
/// the process, after gtk_init().
///
/// @param items The callbacks, which are copied.
/// @param data Passed to the callbacks.
/// @param destroy Called with the data when the widget is finalized; or NULL.
GtkWidget *ocv_collection_view_new(const OcvItems *items, gpointer data, GDestroyNotify destroy);

/// Tells the view that items changed, as GListModel's signal does: at a position, some were removed and others added. The
/// count has changed already. The change is animated. If the numbers do not agree with the count, all items are loaded again.
void ocv_collection_view_items_changed(GtkWidget *view, guint position, guint removed, guint added);

/// Changes the layout, animated once the view is on screen.
void ocv_collection_view_set_layout(GtkWidget *view, OcvLayout layout);

/// Sets the size of an item in points, which is 120 × 140 at first; on the sphere, half of it. Invalid sizes are ignored.
void ocv_collection_view_set_item_size(GtkWidget *view, double width, double height);

/// The selected item; OCV_NO_ITEM if none is.
guint ocv_collection_view_get_selected(GtkWidget *view);

/// Selects an item and scrolls to it, animated. No effect if there is no such item.
void ocv_collection_view_select(GtkWidget *view, guint item);

G_END_DECLS

#endif
