import type { SlotCard } from '@vizit/client/catalogue/use-timetable'
import { dayOf } from '@vizit/client/days/show-day'
import type { PersonForm } from '@vizit/client/people/person-form'
import { useTypedOwn } from '@vizit/client/people/typed-own'
import { useProfile } from '@vizit/client/profile/use-profile'
import { ADULT_AGE, ageOn, describeAges, judgeAge } from '@vizit/rules/age'
import { lastNameFor } from '@vizit/rules/last-name'
import { tidyName } from '@vizit/rules/people'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { lazy, type ReactNode, type Ref, Suspense, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { RegistryPhones } from '../../catalogue/registry-phones.tsx'
import { PersonFields } from '../../people/person-fields.tsx'
import { type PersonFormReturn, type Unfit, usePersonForm } from '../../people/use-person-form.ts'
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
  /** Whose time it is. */
  card: SlotCard
  form: SlotFormReturn
  /** The end of the form, with the ticks that stand beside its button. */
  children: (ticks: ReactNode, isSaving: boolean) => ReactNode
}

/** What a newcomer is asked once, in the form of the first booking; nothing at a doctor who takes nobody anew, which is said before anything is typed. */
export function FirstVisit(props: FirstVisitProps) {
  const { doctor, assignment } = props.card
  const booking = useWords('booking')
  const { chooseOther } = useWords('slotForm')
  const addresses = useAddresses()
  const isSecond = doctor.onlineBooking === 'from-second-visit'
  if (!isSecond && doctor.onlineBooking !== 'programme-only') return <FirstForm {...props} />
  const others = addresses.timetable({ townId: assignment.townId, specialityId: doctor.specialityId })
  return (
    <>
      <Banner kind="info" title={isSecond ? booking.secondVisit : booking.programmeOnly}>
        <p>{isSecond ? booking.secondVisitText : booking.programmeOnlyText}</p>
        <RegistryPhones phones={assignment.phones} />
      </Banner>
      <Button kind="second" href={others}>
        {chooseOther}
      </Button>
    </>
  )
}

/** Name, birthday and sex, those of the child it is for, and consent [R52]. */
function FirstForm({ handle, age, card, form, children }: FirstVisitProps) {
  const words = useWords('firstVisit')
  const [forChild, forOther] = [Number(age) < ADULT_AGE, Number(age) >= ADULT_AGE]
  const typed = form.values.people
  const isPerson = useProfile().data?.isPerson ?? false
  // Who is under 18 does not book: what would be kept could not be put right by themselves.
  const own = usePersonForm('adult', typed.own, { tooYoung: words.tooYoung })
  const child = usePersonForm('child', typed.child, { unfit: useUnfit(card) })
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

  const elsewhere = useTypedOwn()
  const keepOwn = useEffectEvent(() => {
    if (!isPerson) elsewhere.keep(own.getValues())
  })
  useEffect(() => () => keepOwn(), [])

  const keep = () => form.change({ people: { own: own.getValues(), child: child.getValues() } })
  return (
    <>
      <div className={styles.people} onChange={keep} onBlur={keep} onFocus={() => takeName(own, child)}>
        {forChild ? (
          <div>
            <p className={styles.text}>{words.grandchild}</p>
            <Button kind="ghost" size="small" flush onClick={() => setGrandchild('open')}>
              {words.grandchildHow}
            </Button>
          </div>
        ) : null}
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
            <p className={styles.text}>{words.childText}</p>
            <PersonFields form={child} autofill={false} />
          </section>
        ) : null}
      </div>
      {grandchild === 'never' ? null : (
        <Suspense>
          <GrandchildDialog phones={card.assignment.phones} open={grandchild === 'open'} onClose={() => setGrandchild('closed')} />
        </Suspense>
      )}
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

/** A child whom the doctor does not see on that day is no child to be kept: it is told at the birthday, before anything is. */
function useUnfit({ doctor, timeslot }: SlotCard): Unfit {
  const words = useWords('slotForm')
  const catalogue = useWords('catalogue')
  const seen = describeAges(doctor)
  return {
    isUnfit: birthday => judgeAge(doctor, ageOn(birthday, dayOf(timeslot.startTime))) !== 'fits',
    said: seen.kind === 'nobody' ? words.ageDeclineAll : words.ageDecline(catalogue.ages(seen))
  }
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
