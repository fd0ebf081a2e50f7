import { type ComponentPropsWithRef, useId } from 'react'
import { classNames } from '../class-names.ts'
import box from './field-box.module.css'
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx'

/** A field of several lines that grows with the text. */
export function TextArea({ label, mark, hint, error, className, ...area }: FieldWords & ComponentPropsWithRef<'textarea'>) {
  const ownId = useId()
  const id = area.id ?? ownId
  return (
    <FieldFrame id={id} label={label} mark={mark} hint={hint} error={error}>
      <div className={classNames(box.box, box.area, Boolean(error) && box.wrong, className)}>
        <textarea
          rows={3}
          {...area}
          id={id}
          className={box.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
      </div>
    </FieldFrame>
  )
}
