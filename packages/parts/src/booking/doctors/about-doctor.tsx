import type { Assignment, Doctor } from '@vizit/contract/catalogue'
import { createContext, type ReactNode, use } from 'react'

const Shown = createContext<(doctor: Doctor, places: readonly Assignment[]) => ReactNode>(() => null)

/** Says what an opened card tells of its doctor: pages of doctors and reviews are parts of the product of their own. */
export const AboutDoctorProvider = Shown

/** What is told of a doctor and these places once the card is opened; nothing where nobody tells it. */
export function useAboutDoctor(): (doctor: Doctor, places: readonly Assignment[]) => ReactNode {
  return use(Shown)
}
