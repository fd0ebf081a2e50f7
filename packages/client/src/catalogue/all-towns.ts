/** [3.53] The entry of all regions: no town of its own. */
export const ALL_TOWNS = '0'
