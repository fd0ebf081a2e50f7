// How many of each kind a family has at most. In a file of their own: words say them on pages that judge no family.

/** [5.73 9.04] */
export const MAX_CHILDREN = 5
/** [5.74 9.05] */
export const MAX_PARENTS = 4
/** [5.75 9.06] */
export const MAX_SPOUSES = 1
