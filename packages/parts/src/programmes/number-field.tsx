import type { InsuranceForm } from '@vizit/client/programmes/link-forms'
import { Button } from '@vizit/ui/button'
import { TextField } from '@vizit/ui/fields/text-field'
import { LiveRegion } from '@vizit/ui/live-region'
import ScanBarcode from 'lucide-react/icons/scan-barcode'
import { lazy, Suspense, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { faultOf } from '../forms/use-judged-form.ts'
import { useWords } from '../words/words.tsx'
import styles from './programmes.module.css'

// Only who scans needs it.
const ScanDialog = lazy(async () => ({ default: (await import('./scan-dialog.tsx')).ScanDialog }))

/** The number of a card or a contract, typed or read off the card [1.43]. */
export function NumberField({ form }: { form: UseFormReturn<InsuranceForm> }) {
  const words = useWords('programmes')
  const [isOpen, setOpen] = useState<boolean>()
  const [read, setRead] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const number = form.register('number', {
    // [5.85]
    onBlur: event => form.setValue('number', event.target.value.trim())
  })
  return (
    <div className={styles.number}>
      <TextField
        label={words.number}
        hint={words.numberHint}
        error={faultOf(form, 'number')}
        inputMode="text"
        autoComplete="off"
        {...number}
        ref={element => {
          number.ref(element)
          field.current = element
        }}
      />
      <Button kind="second" icon={<ScanBarcode aria-hidden="true" />} onClick={() => setOpen(true)}>
        {words.scan}
      </Button>
      <LiveRegion text={read ? words.scanRead(read) : ''} />
      {isOpen === undefined ? null : (
        <Suspense>
          <ScanDialog
            open={isOpen}
            onClose={() => setOpen(false)}
            onRead={barcode => {
              form.setValue('number', barcode, { shouldValidate: form.formState.isSubmitted })
              setRead(barcode)
              setOpen(false)
            }}
            onClosed={() => {
              if (read) field.current?.focus()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
