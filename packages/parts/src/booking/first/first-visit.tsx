import type { PersonForm } from '@vizit/client/people/person-form'
import { useProfile } from '@vizit/client/profile/use-profile'
import { ADULT_AGE } from '@vizit/rules/age'
import { lastNameFor } from '@vizit/rules/last-name'
import { tidyName } from '@vizit/rules/people'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { lazy, type ReactNode, type Ref, Suspense, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react'
import { PersonFields } from '../../people/person-fields.tsx'
import { type PersonFormReturn, usePersonForm } from '../../people/use-person-form.ts'
import { useRefusalWords } from '../../refusal-words/use-refusal-words.ts'
import { saying } from '../../words/saying.ts'
import { useWords } from '../../words/words.tsx'
import { NoteField } from '../form/note-field.tsx'
import type { SlotFormReturn } from '../form/use-slot-form.ts'
import { FirstTicks, useFirstTicks } from './first-ticks.tsx'
import styles from './first-visit.module.css'
import { saveFault, useSavePeople } from './use-save-people.ts'

const GrandchildDialog = lazy(saying(['family'], async () => ({ default: (await import('./grandchild-dialog.tsx')).GrandchildDialog })))

export type FirstVisitHandle = {
  /** Keeps what was typed and gives whom the visit is for; null where something is missing or refused, which is then shown. `mayKeep`: false judges alone. */
  save: (mayKeep: boolean) => Promise<string | null>
}

export type FirstVisitProps = {
  handle: Ref<FirstVisitHandle>
  /** How old is whom the time was chosen for, where it is not for oneself: a child, who is not of the family yet [R50], or somebody grown, who is chosen once oneself is known. */
  age: string | undefined
  /** Of the place the time is at, separated by semicolons. */
  phones: string
  form: SlotFormReturn
  /** The end of the form, with the ticks that stand beside its button. */
  children: (ticks: ReactNode, isSaving: boolean) => ReactNode
}

/** What a newcomer is asked once, in the form of the first booking: name, birthday and sex, those of the child it is for, and consent [R52]. */
export function FirstVisit({ handle, age, phones, form, children }: FirstVisitProps) {
  const words = useWords('firstVisit')
  const [forChild, forOther] = [Number(age) < ADULT_AGE, Number(age) >= ADULT_AGE]
  const typed = form.values.people
  const isPerson = useProfile().data?.isPerson ?? false
  // Who is under 18 does not book: what would be kept could not be put right by themselves.
  const own = usePersonForm('adult', typed.own, words.tooYoung)
  const child = usePersonForm('child', typed.child)
  const ticks = useFirstTicks(forChild)
  const people = useSavePeople()
  // Once asked for it stays, for the way in which it closes.
  const [grandchild, setGrandchild] = useState<'never' | 'open' | 'closed'>('never')
  const childSex = child.watch('sex')
  const nameChild = useEffectEvent(() => takeName(own, child))
  useEffect(() => {
    if (childSex) nameChild()
  }, [childSex])

  async function save(mayKeep: boolean): Promise<string | null> {
    ticks.ask()
    const [me, small] = [isPerson ? typed.own : await judged(own), forChild ? await judged(child) : null]
    if (!mayKeep || !me || (forChild && !small) || !ticks.isComplete) return null
    return people.mutateAsync({ own: me, child: small }).catch(() => null)
  }
  useImperativeHandle(handle, () => ({ save }))

  const keep = () => form.change({ people: { own: own.getValues(), child: child.getValues() } })
  return (
    <>
      <div className={styles.people} onInput={keep} onBlur={keep} onFocus={() => takeName(own, child)}>
        {isPerson ? null : (
          <section aria-labelledby="first-visit">
            <h2 id="first-visit">{words.title}</h2>
            <p className={styles.text}>{forChild ? words.textOfParent : forOther ? words.textOfOther : words.text}</p>
            <PersonFields form={own} autofill />
          </section>
        )}
        {forChild ? (
          <section aria-labelledby="first-child">
            <h2 id="first-child">{words.child}</h2>
            <p className={styles.text}>
              {words.childText} {words.grandchild}
            </p>
            <Button kind="ghost" size="small" flush onClick={() => setGrandchild('open')}>
              {words.grandchildHow}
            </Button>
            {grandchild === 'never' ? null : (
              <Suspense>
                <GrandchildDialog phones={phones} open={grandchild === 'open'} onClose={() => setGrandchild('closed')} />
              </Suspense>
            )}
            <PersonFields form={child} autofill={false} />
          </section>
        ) : null}
      </div>
      <NoteField form={form} />
      {children(
        <>
          <FirstTicks {...ticks} onGrandchild={() => setGrandchild('open')} />
          {people.error ? <NotSaved error={people.error} /> : null}
        </>,
        people.isPending
      )}
    </>
  )
}

/** What was typed, if it is right; otherwise what is wrong stands at the fields. */
async function judged(form: PersonFormReturn): Promise<PersonForm | null> {
  let right: PersonForm | null = null
  await form.handleSubmit(typed => {
    right = typed
  })()
  return right
}

/** A child mostly has the last name of the parent: it stands there already, as a son or a daughter has it, and can be changed. */
function takeName(own: PersonFormReturn, child: PersonFormReturn): void {
  if (child.getFieldState('lastName').isTouched) return
  const name = tidyName(own.getValues('lastName'))
  const { lastName: taken, sex } = child.getValues()
  const isOurs = ['', name, lastNameFor('MALE', name), lastNameFor('FEMALE', name)].includes(taken)
  if (isOurs) child.setValue('lastName', sex ? lastNameFor(sex, name) : name)
}

function NotSaved({ error }: { error: unknown }) {
  const words = useWords('firstVisit')
  const tell = useRefusalWords()
  const fault = saveFault(error)
  const { title, text } = tell(error)
  const told = {
    'text-renewed': { title: words.changed, text: words.changedText },
    'filled-elsewhere': { title: words.filled, text: words.filledText },
    refused: { title: words.notSaved, text: `${title}. ${text}` }
  }[fault]
  return (
    <Banner kind="danger" title={told.title} live>
      {told.text}
    </Banner>
  )
}
