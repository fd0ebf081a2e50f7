import { asWritten, langOf } from '@vizit/client/names/spoken-services'

/** What a clinic says in its own words, or the beginning of it; where it is in another language than the page, that is said. */
export function ClinicText({ text, shown = text, className }: { text: string; shown?: string; className?: string }) {
  const note = asWritten(text)
  return (
    <>
      <p className={className} lang={langOf(text)}>
        {shown}
      </p>
      {note ? <p className={className}>{note}</p> : null}
    </>
  )
}
