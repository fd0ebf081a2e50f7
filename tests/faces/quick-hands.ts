// QUICK_HANDS=1 npx vitest run: every test presses as soon as somebody could, which finds what is lost while an answer is on its way.
import { pressQuickly } from './press.ts'

if (import.meta.env.VIZIT_QUICK_HANDS) pressQuickly()
