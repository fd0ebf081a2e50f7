import type { ReactNode } from 'react'

/** One place of the shell's navigation, shared by the side bar and the bottom bar. */
export type NavItem = {
  href: string
  label: string
  /** Shorter word for the bottom bar. */
  shortLabel?: string
  /** Still shorter word for screens under 350 px. */
  tinyLabel?: string
  icon: ReactNode
  current: boolean
  /** A red dot, and what it means in words. */
  dot?: string | undefined
}
