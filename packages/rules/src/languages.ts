/** [3.101] What is spoken here. Russian is the original, and what is said to whoever has chosen nothing. */
export const LANGUAGES = ['ru', 'en', 'be'] as const
export type Language = (typeof LANGUAGES)[number]
