import type { Facts } from '@vizit/contract/refusal'

export type RefusalWords = { title: string; text: string }
/** `facts` are those of the refusal; `message` is a sentence of the clinic or the server, or null. */
export type WordRefusal = (facts: Facts, message: string | null) => RefusalWords
