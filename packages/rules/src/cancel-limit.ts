// In a file of its own: words say it on pages that judge no visit.

/** [9.01] */
export const CANCEL_BEFORE_MINUTES = 30
