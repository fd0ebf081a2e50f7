import { useMaskito } from '@maskito/react'
import { isDiskFull, usePutDocument } from '@vizit/client/documents/use-documents'
import { dateMask } from '@vizit/client/people/date-mask'
import { readDay, showDay } from '@vizit/rules/days'
import { DOCUMENT_KINDS, type DocumentKind, type IdentityDocument, NUMBER_MOST, OWNER_MOST } from '@vizit/rules/documents'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { SelectField } from '@vizit/ui/fields/select-field'
import { TextField } from '@vizit/ui/fields/text-field'
import { type FormEvent, useEffect, useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import styles from './documents.module.css'
import { useOpenVault } from './open-vault.ts'
import { PagesField } from './pages-field.tsx'

/** [3.71] What a document is, whose, its number, till when it is valid, and pictures of its pages. What is typed stays when it fails. */
export function DocumentForm({ document }: { document: IdentityDocument | null }) {
  const words = useWords('documents')
  const addresses = useAddresses()
  const ways = useWays()
  const { say } = useToasts()
  const { vault, keepTyped } = useOpenVault()
  const put = usePutDocument(vault, document?.id ?? null)
  const mask = useMaskito({ options: dateMask })
  const [kind, setKind] = useState<DocumentKind | null>(document?.kind ?? null)
  const [owner, setOwner] = useState(document?.owner ?? '')
  const [number, setNumber] = useState(document?.number ?? '')
  const [until, setUntil] = useState(document?.validUntil ? showDay(document.validUntil) : '')
  const [pages, setPages] = useState<readonly (string | Blob)[]>(document?.pages ?? [])
  const [tried, setTried] = useState(false)
  useEffect(() => {
    keepTyped(true)
    return () => keepTyped(false)
  }, [keepTyped])

  const validUntil = readDay(until)
  const isWrongDay = until !== '' && validUntil === undefined
  const isBare = number.trim() === '' && pages.length === 0
  const tooLong = (text: string, most: number) => (text.trim().length > most ? words.tooLong(most) : undefined)

  async function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (kind === null || isWrongDay || isBare || tooLong(owner, OWNER_MOST) || tooLong(number, NUMBER_MOST)) return
    const given = { kind, owner: owner.trim(), number: number.trim(), validUntil: validUntil ?? null, pages }
    const id = await put.mutateAsync(given).catch(() => null)
    if (id === null) return
    say(words.saved)
    await ways.go(document ? addresses.document(id) : addresses.documents(), { replace: true })
  }

  return (
    <form className={styles.form} noValidate onSubmit={event => void save(event)}>
      <SelectField
        label={words.kind}
        placeholder={words.chooseKind}
        words={{ closeLabel: words.close }}
        options={DOCUMENT_KINDS.map(value => ({ value, label: words.kinds[value] }))}
        value={kind}
        error={tried && kind === null ? words.chooseKindError : undefined}
        onChange={value => setKind(value as DocumentKind)}
      />
      <TextField
        label={words.owner}
        mark={words.optional}
        hint={words.ownerHint}
        error={tooLong(owner, OWNER_MOST)}
        autoComplete="off"
        value={owner}
        onChange={event => setOwner(event.target.value)}
      />
      <TextField
        label={words.numberField}
        error={tooLong(number, NUMBER_MOST) ?? (tried && isBare ? words.nothingYet : undefined)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={number}
        onChange={event => setNumber(event.target.value)}
      />
      <TextField
        ref={mask}
        label={words.validUntil}
        mark={words.optional}
        hint={words.validUntilHint}
        error={tried && isWrongDay ? words.notADate : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={until}
        onInput={event => setUntil(event.currentTarget.value)}
      />
      <PagesField pages={pages} onChange={setPages} />
      {put.error ? (
        <Banner kind="danger" title={isDiskFull(put.error) ? words.full : words.notSaved} live>
          {isDiskFull(put.error) ? words.fullText : words.notSavedText}
        </Banner>
      ) : null}
      <Button type="submit" wide waiting={put.isPending ? words.saving : undefined}>
        {words.save}
      </Button>
      <Button kind="ghost" wide href={document ? addresses.document(document.id) : addresses.documents()}>
        {words.cancel}
      </Button>
    </form>
  )
}
