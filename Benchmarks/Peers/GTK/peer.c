// A libadwaita window with a header bar that scrolls 1,000,000 items of GTK's own views: GtkGridView or GtkListView.
// `peer empty` shows the window alone. Stops.h explains what it prints.

#include <adwaita.h>

#include "Stops.h"

static GtkAdjustment *adjustment;

static guint32 color(guint position) { return (position + 1) * 2654435761u; }

static void draw(GtkDrawingArea *area, cairo_t *context, int w, int h, gpointer item) {
  guint32 c = color(GPOINTER_TO_UINT(g_object_get_data(G_OBJECT(area), "position")));
  cairo_set_source_rgb(context, (c >> 24) / 255.0, (c >> 16 & 255) / 255.0, (c >> 8 & 255) / 255.0);
  cairo_rectangle(context, 0, 0, w, h);
  cairo_fill(context);
}

// A cell: a coloured area with a label over it.
static void set_up(GtkListItemFactory *factory, GtkListItem *item, gpointer is_grid) {
  GtkWidget *overlay = gtk_overlay_new(), *area = gtk_drawing_area_new(), *label = gtk_label_new(NULL);
  gtk_widget_set_size_request(overlay, is_grid ? 92 : -1, is_grid ? 72 : 40);
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), draw, NULL, NULL);
  gtk_overlay_set_child(GTK_OVERLAY(overlay), area);
  gtk_overlay_add_overlay(GTK_OVERLAY(overlay), label);
  gtk_list_item_set_child(item, overlay);
}

static void bind(GtkListItemFactory *factory, GtkListItem *item, gpointer is_grid) {
  GtkWidget *overlay = gtk_list_item_get_child(item);
  GtkWidget *area = gtk_overlay_get_child(GTK_OVERLAY(overlay));
  guint position = gtk_list_item_get_position(item);
  char text[16];
  g_snprintf(text, sizeof text, "%u", position);
  gtk_label_set_text(GTK_LABEL(gtk_widget_get_last_child(overlay)), text);
  g_object_set_data(G_OBJECT(area), "position", GUINT_TO_POINTER(position));
  gtk_widget_queue_draw(area);
}

static gboolean scroll(GtkWidget *view, GdkFrameClock *clock, gpointer data) {
  gtk_widget_queue_draw(view);
  if (adjustment) gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + step_length);
  return G_SOURCE_CONTINUE;
}

static void frame_shown(GdkFrameClock *clock, gpointer application) {
  if (stops_frame_shown()) g_application_quit(application);
}

// The list of numbers, whose items are made when they are shown.
static guint get_count(GListModel *list) { return item_count; }
static GType get_type(GListModel *list) { return G_TYPE_OBJECT; }
static gpointer get_item(GListModel *list, guint position) {
  return position < item_count ? g_object_new(G_TYPE_OBJECT, NULL) : NULL;
}
static void list_init(GListModelInterface *interface) {
  interface->get_n_items = get_count;
  interface->get_item_type = get_type;
  interface->get_item = get_item;
}
typedef struct { GObject parent; } Numbers;
typedef struct { GObjectClass parent; } NumbersClass;
G_DEFINE_TYPE_WITH_CODE(Numbers, numbers, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, list_init))
static void numbers_class_init(NumbersClass *class) {}
static void numbers_init(Numbers *self) {}

static GtkWidget *make_view(gboolean is_grid) {
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up), GINT_TO_POINTER(is_grid));
  g_signal_connect(factory, "bind", G_CALLBACK(bind), GINT_TO_POINTER(is_grid));
  GtkSelectionModel *model = GTK_SELECTION_MODEL(gtk_no_selection_new(g_object_new(numbers_get_type(), NULL)));
  if (!is_grid) return gtk_list_view_new(model, factory);
  GtkWidget *grid = gtk_grid_view_new(model, factory);
  gtk_grid_view_set_min_columns(GTK_GRID_VIEW(grid), 12);
  gtk_grid_view_set_max_columns(GTK_GRID_VIEW(grid), 12);
  return grid;
}

static void activate(GtkApplication *application, const char *kind) {
  GtkWidget *window = adw_application_window_new(application);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), *content;
  if (g_str_equal(kind, "empty")) {
    content = gtk_drawing_area_new();
  } else {
    content = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(content), make_view(g_str_equal(kind, "grid")));
    adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(content));
  }
  gtk_widget_set_size_request(content, window_width, content_height);
  gtk_widget_set_vexpand(content, TRUE);
  gtk_box_append(GTK_BOX(box), adw_header_bar_new());
  gtk_box_append(GTK_BOX(box), content);
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), box);
  gtk_window_present(GTK_WINDOW(window));
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(frame_shown), application);
  gtk_widget_add_tick_callback(content, scroll, NULL, NULL);
}

int main(int count, char **arguments) {
  AdwApplication *application = adw_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), count > 1 ? arguments[1] : "grid");
  return g_application_run(G_APPLICATION(application), 0, NULL);
}
