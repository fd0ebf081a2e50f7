// In a file of its own: words say it on pages that judge no contract.

/** [5.58] Digits under the bar code of an insurance card. */
export const BARCODE_LENGTH = 13
