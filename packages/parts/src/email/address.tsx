import { Fragment } from 'react'

/** An e-mail address that goes on in the next line after @ or a dot where it is too long for one. */
export function Address({ text }: { text: string }) {
  return text.split(/(?<=[@.])/).map((part, at) => (
    <Fragment key={`${at}${part}`}>
      {part}
      <wbr />
    </Fragment>
  ))
}
