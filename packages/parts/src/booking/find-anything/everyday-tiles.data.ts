// The everyday choices of those who look for a doctor, for grown people and for children. By the name of the speciality in the catalogue.
import type { ru } from './messages.ru.ts'

export type Tile = { kind: keyof (typeof ru)['tile']; speciality: string }

export const PEDIATRICIAN = 'Педиатр'

export const GROWN: readonly Tile[] = [
  { kind: 'therapist', speciality: 'Терапевт' },
  { kind: 'dentist', speciality: 'Стоматолог-терапевт' },
  { kind: 'pediatrician', speciality: PEDIATRICIAN },
  { kind: 'ultrasound', speciality: 'Врач УЗИ' },
  { kind: 'ent', speciality: 'Оториноларинголог' },
  { kind: 'gynecologist', speciality: 'Акушер-гинеколог' },
  { kind: 'cardiologist', speciality: 'Кардиолог' },
  { kind: 'ophthalmologist', speciality: 'Офтальмолог' },
  { kind: 'neurologist', speciality: 'Невролог' }
]
export const SMALL: readonly Tile[] = [
  { kind: 'pediatrician', speciality: PEDIATRICIAN },
  { kind: 'ent', speciality: 'Детский оториноларинголог' },
  { kind: 'dentist', speciality: 'Стоматолог-терапевт' },
  { kind: 'ophthalmologist', speciality: 'Детский офтальмолог' },
  { kind: 'neurologist', speciality: 'Детский невролог' },
  { kind: 'surgeon', speciality: 'Детский хирург' },
  { kind: 'ultrasound', speciality: 'Врач УЗИ' },
  { kind: 'allergist', speciality: 'Аллерголог-иммунолог' }
]
