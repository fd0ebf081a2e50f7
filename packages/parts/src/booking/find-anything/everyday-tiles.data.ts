// The everyday choices of those who look for a doctor, for grown people and for children. By the name of the speciality in the catalogue.
import type { ru } from './messages.ru.ts'

export type TileKind = keyof (typeof ru)['tile']
/** In the order in which they stand. */
type Tiles = Partial<Record<TileKind, string>>

export const PEDIATRICIAN = 'Педиатр'

export const GROWN: Tiles = {
  therapist: 'Терапевт',
  dentist: 'Стоматолог-терапевт',
  pediatrician: PEDIATRICIAN,
  ultrasound: 'Врач УЗИ',
  ent: 'Оториноларинголог',
  gynecologist: 'Акушер-гинеколог',
  cardiologist: 'Кардиолог',
  ophthalmologist: 'Офтальмолог',
  neurologist: 'Невролог'
}
export const SMALL: Tiles = {
  pediatrician: PEDIATRICIAN,
  ent: 'Детский оториноларинголог',
  dentist: 'Стоматолог-терапевт',
  ophthalmologist: 'Детский офтальмолог',
  neurologist: 'Детский невролог',
  surgeon: 'Детский хирург',
  ultrasound: 'Врач УЗИ',
  allergist: 'Аллерголог-иммунолог'
}
