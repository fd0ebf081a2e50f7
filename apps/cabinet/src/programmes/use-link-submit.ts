import { useNavigate } from '@tanstack/react-router'
import { showFirstFault } from '@vizit/client/people/show-first-fault'
import { refusedField } from '@vizit/client/programmes/link-forms'
import { type LinkWish, useLinkProgramme } from '@vizit/client/programmes/use-link-programme'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { useWords } from '@vizit/parts/words/words.tsx'
import { useToasts } from '@vizit/ui/toast'
import { type FormEvent, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** Sends what a form of linking says; a refusal of one field is told at the field, success leads to the list of programmes. */
export function useLinkSubmit<F extends FieldValues>(form: UseFormReturn<F>, done: string, wishOf: (typed: F) => LinkWish) {
  const tell = useWords('programmes').faults
  const addresses = useAddresses()
  const navigate = useNavigate()
  const { say } = useToasts()
  const element = useRef<HTMLFormElement>(null)
  const { mutateAsync, error, isPending } = useLinkProgramme()

  async function send(typed: F) {
    try {
      await mutateAsync(wishOf(typed))
    } catch (refused) {
      const wrong = refusedField(refused)
      if (!wrong) return
      form.setError(wrong.field as Path<F>, { type: wrong.fault, message: tell[wrong.fault] })
      showFirstFault(element.current)
      return
    }
    say(done)
    await navigate({ to: addresses.programmes(), replace: true })
  }

  const sent = form.handleSubmit(send, () => showFirstFault(element.current))
  return { element, error, isPending, submit: (event: FormEvent) => void sent(event) }
}
