// What the demo clinics attached to the visits of the demo patient. Drawn for this purpose; of nobody.
import { readFile } from 'node:fs/promises'
import { DEMO_PATIENT } from './demo-patient.ts'

const { therapist, pediatrician } = DEMO_PATIENT.visits
const DOCUMENTS = [
  { orderId: therapist, name: 'Электрокардиограмма', file: 'ecg.png' },
  { orderId: pediatrician, name: 'УЗИ органов брюшной полости', file: 'ultrasound.pdf' }
]

export function demoDocuments(): Promise<{ orderId: string; name: string; bytes: Uint8Array }[]> {
  return Promise.all(
    DOCUMENTS.map(async ({ orderId, name, file }) => ({ orderId, name, bytes: await readFile(new URL(`files/${file}`, import.meta.url)) }))
  )
}
