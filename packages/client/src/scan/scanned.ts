// What travels between a page and the worker that reads bar codes.
export type ScanAsked = { nr: number; picture: ImageBitmap }
/** `codes`: as they are read, of whatever kind. null: the reader did not start. */
export type Scanned = { nr: number; codes: string[] | null }
