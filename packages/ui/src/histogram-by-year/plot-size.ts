/** Height of the plot in px. */
export const PLOT_PIXELS = 56;
/** Height of a handle in px. */
export const HANDLE_HEIGHT = 18;
/** Height of the years below the plot in px. */
export const AXIS_PIXELS = 18;
