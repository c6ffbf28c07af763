// A window of GTK in plain C with a collection view. README.md says how to build it.
//
//   collection-view-in-c FOLDER
#include "collection-view.h"

typedef struct {
  char *folder;
  GPtrArray *names;
  GtkWidget *view;
  GtkWindow *window;
} Album;

static guint count(gpointer data) { return ((Album *)data)->names->len; }

static const char *text(guint item, gpointer data) { return g_ptr_array_index(((Album *)data)->names, item); }

static GdkTexture *picture(guint item, gpointer data) {
  Album *album = data;
  char *path = g_build_filename(album->folder, g_ptr_array_index(album->names, item), NULL);
  // A program for large photos loads thumbnails instead.
  GdkTexture *texture = gdk_texture_new_from_filename(path, NULL);
  g_free(path);
  return texture;
}

static void show(Album *album, const char *event) {
  guint item = ocv_collection_view_get_selected(album->view);
  char *title = g_strdup_printf("%s %s", event, item == OCV_NO_ITEM ? "nothing" : text(item, album));
  gtk_window_set_title(album->window, title);
  g_free(title);
}

static void activate_item(guint item, gpointer data) { show(data, "Opened"); }

static void selection_changed(gpointer data) { show(data, "Selected"); }

static void choose_layout(GtkDropDown *menu, GParamSpec *property, gpointer data) {
  ocv_collection_view_set_layout(((Album *)data)->view, gtk_drop_down_get_selected(menu));
}

static void remove_item(GtkButton *button, gpointer data) {
  Album *album = data;
  guint item = ocv_collection_view_get_selected(album->view);
  if (item == OCV_NO_ITEM) return;
  g_ptr_array_remove_index(album->names, item);
  ocv_collection_view_items_changed(album->view, item, 1, 0);
  show(album, "Selected");
}

static void free_album(gpointer data) {
  Album *album = data;
  g_ptr_array_unref(album->names);
  g_free(album->folder);
  g_free(album);
}

static int compare(gconstpointer one, gconstpointer other) {
  return g_strcmp0(*(const char *const *)one, *(const char *const *)other);
}

static void open_folder(GApplication *application, GFile **files, int file_count, const char *hint, gpointer data) {
  Album *album = g_new0(Album, 1);
  album->folder = g_file_get_path(files[0]);
  album->names = g_ptr_array_new_with_free_func(g_free);
  GDir *folder = g_dir_open(album->folder, 0, NULL);
  const char *name;
  while (folder && (name = g_dir_read_name(folder))) g_ptr_array_add(album->names, g_strdup(name));
  if (folder) g_dir_close(folder);
  g_ptr_array_sort(album->names, compare);

  // snippet: view
  OcvItems items = {count, text, picture, activate_item, selection_changed};
  album->view = ocv_collection_view_new(&items, album, free_album);
  // end snippet

  const char *layouts[] = {"Grid", "Cover Flow", "Carousel", "Wheel", "Sphere", NULL};
  GtkWidget *menu = gtk_drop_down_new_from_strings(layouts);
  g_signal_connect(menu, "notify::selected", G_CALLBACK(choose_layout), album);
  GtkWidget *button = gtk_button_new_with_mnemonic("_Remove");
  g_signal_connect(button, "clicked", G_CALLBACK(remove_item), album);
  GtkWidget *bar = gtk_header_bar_new();
  gtk_header_bar_pack_start(GTK_HEADER_BAR(bar), menu);
  gtk_header_bar_pack_end(GTK_HEADER_BAR(bar), button);

  album->window = GTK_WINDOW(gtk_application_window_new(GTK_APPLICATION(application)));
  gtk_window_set_titlebar(album->window, bar);
  gtk_window_set_child(album->window, album->view);
  gtk_window_set_default_size(album->window, 640, 480);
  show(album, "Selected");
  gtk_window_present(album->window);
}

int main(int argument_count, char **arguments) {
  GtkApplication *application =
      gtk_application_new("org.example.CollectionViewInC", G_APPLICATION_HANDLES_OPEN);
  g_signal_connect(application, "open", G_CALLBACK(open_folder), NULL);
  int status = g_application_run(G_APPLICATION(application), argument_count, arguments);
  g_object_unref(application);
  return status;
}
