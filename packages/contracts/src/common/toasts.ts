/** Toast durations, in milliseconds. */
export const toastDurations = { success: 2000, error: 4000, blank: 4000 } as const;
/** So many toasts are shown at once. */
export const MAX_TOASTS = 20;
