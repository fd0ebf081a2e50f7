import { showFirstFault } from '@vizit/client/people/show-first-fault'
import { refusedField } from '@vizit/client/programmes/link-forms'
import { type LinkRequest, useLinkProgramme } from '@vizit/client/programmes/use-link-programme'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { type FormEvent, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useAddresses } from '../addresses/addresses.ts'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'

/** Sends what a form of linking says; a refusal of one field is told at the field, success leads to the list of programmes. */
export function useLinkSubmit<F extends FieldValues>(form: UseFormReturn<F>, done: string, requestOf: (typed: F) => LinkRequest) {
  const tell = useWords('programmes').faults
  const addresses = useAddresses()
  const ways = useWays()
  const { say } = useToasts()
  const element = useRef<HTMLFormElement>(null)
  const { mutateAsync, error, isPending } = useLinkProgramme()

  async function send(typed: F) {
    try {
      await mutateAsync(requestOf(typed))
    } catch (refused) {
      const wrong = refusedField(refused)
      if (!wrong) return
      form.setError(wrong.field as Path<F>, { type: wrong.fault, message: tell[wrong.fault] })
      showFirstFault(element.current)
      return
    }
    say(done)
    await ways.go(addresses.programmes(), { replace: true })
  }

  const sent = form.handleSubmit(send, () => showFirstFault(element.current))
  return { element, error, isPending, submit: (event: FormEvent) => void sent(event) }
}
