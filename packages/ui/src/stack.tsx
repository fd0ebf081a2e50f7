import { type ComponentPropsWithRef, createElement } from 'react'

export type StackProps<Tag extends 'div' | 'form'> = {
  /** Pixels between one and the next. */
  gap: 8 | 12 | 16 | 20 | 24
  as?: Tag
} & Omit<ComponentPropsWithRef<Tag>, 'className' | 'style'>

/** One below the other, and nothing else. It has no style sheet: that would weigh more than it says. */
export function Stack<Tag extends 'div' | 'form' = 'div'>({ gap, as, ...rest }: StackProps<Tag>) {
  return createElement(as ?? 'div', { ...rest, style: { display: 'grid', gap } })
}
