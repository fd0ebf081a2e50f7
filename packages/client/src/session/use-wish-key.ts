import { useRef } from 'react'
import { newId } from './new-id.ts'

/** One wish has one key: the same input sent again after a broken connection is the same intent, another input a new one. */
export function useWishKey(): (input: unknown) => string {
  const wish = useRef({ text: '', key: '' })
  return input => {
    const text = JSON.stringify(input)
    if (wish.current.text !== text) wish.current = { text, key: newId() }
    return wish.current.key
  }
}
