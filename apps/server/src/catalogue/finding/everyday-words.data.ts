// What people call doctors and what they come with, in Russian, English and Belarusian, and whom to see for it [R46]. It names a speciality, never an illness that
// somebody might have. Specialities are named as the catalogue names them; the first one is the likeliest.
import { FAMILY } from './everyday-family.data.ts'
import { INNER } from './everyday-inner.data.ts'
import { SURGERY } from './everyday-surgery.data.ts'

/** Words are divided by commas; a phrase is found when all its words are typed. */
export type Said = Readonly<Record<'ru' | 'en' | 'be', string>>

/** `called`: what the doctor is called. `about`: what one comes with; null: nothing but the name leads there. */
export type EverydayWords = { called: Said; about: Said | null; adults: readonly string[]; children: readonly string[] }

export const EVERYDAY_WORDS: readonly EverydayWords[] = [...INNER, ...FAMILY, ...SURGERY]
