import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import box from './field-box.module.css'
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx'

export type TextFieldProps = FieldWords & {
  /** `large` is 64 high with 22 px figures, for a phone number. */
  size?: 'normal' | 'large'
  /** A lucide icon at the start of the box. */
  icon?: ReactNode
  /** What stands at the end of the box: a small button or a unit. */
  trail?: ReactNode
} & Omit<ComponentPropsWithRef<'input'>, 'size'>

/** A one-line field. `ref`, `name`, `value`, `onChange`, `autoComplete`, `inputMode` and the rest go to the input itself. */
export function TextField({ label, mark, hint, error, size = 'normal', icon, trail, className, ...input }: TextFieldProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  return (
    <FieldFrame id={id} label={label} mark={mark} hint={hint} error={error}>
      <div className={classNames(box.box, size === 'large' && box.large, Boolean(error) && box.wrong, className)}>
        {icon}
        <input
          type="text"
          {...input}
          id={id}
          className={box.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
        {trail}
      </div>
    </FieldFrame>
  )
}
