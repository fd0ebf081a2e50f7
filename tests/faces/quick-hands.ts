// Every test presses as soon as somebody could, which finds what is lost while an answer is on its way. QUICK_HANDS=0 npx vitest run: as the driver presses.
import { pressQuickly } from './press.ts'

if (import.meta.env.VIZIT_QUICK_HANDS === '1') pressQuickly()
