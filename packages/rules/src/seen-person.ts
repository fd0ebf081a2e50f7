// A person of the family as the viewer may see them: what the level does not show is not there at all.
import { type AccessLevel, allows, defaultLevel, LEVELS, type RelKind, relationNow, relKindOf } from './access.ts'
import type { Day } from './days.ts'
import type { Kinship } from './kinship.ts'
import { fullNameRu, type Sex } from './people.ts'

/** A person with everything that is known, and the level that the viewer holds; both words as they are kept. */
export type KnownPerson = {
  profileId: string
  relKind: string
  /** In people's words, as whoever added the person has said; null where nobody has. */
  kinship: Kinship | null
  level: string
  lastName: string
  firstName: string
  middleName: string
  birthday: Day | null
  sex: Sex | null
  consentReceived: boolean
  /** Names the photo; null without one. */
  photo: string | null
}

export type SeenPerson = Omit<KnownPerson, 'relKind' | 'level'> & { relKind: RelKind; name: string; accessLevel: AccessLevel }

/** Relation and level as they hold today: parental rights end on the 18th birthday [R3]. A level of no known name is the lowest. */
export function heldToday(
  person: Pick<KnownPerson, 'relKind' | 'level' | 'birthday'>,
  today: Day
): { relKind: RelKind; level: AccessLevel } {
  const was = relKindOf(person.relKind)
  const relKind = person.birthday === null ? was : relationNow(was, person.birthday, today)
  if (relKind !== was) return { relKind, level: defaultLevel(relKind) }
  const known = (LEVELS as readonly string[]).includes(person.level)
  return { relKind, level: known ? (person.level as AccessLevel) : 'VIEW_NAME' }
}

/** The name is for everyone who sees the person at all; birthday, sex and consent for those who may book [6.26]. */
export function asSeen(person: KnownPerson, today: Day): SeenPerson {
  const { relKind, level } = heldToday(person, today)
  const mayBook = allows(level, 'BOOK_VISITS')
  return {
    profileId: person.profileId,
    name: fullNameRu(person),
    lastName: person.lastName,
    firstName: person.firstName,
    middleName: person.middleName,
    relKind,
    kinship: person.kinship,
    sex: mayBook ? person.sex : null,
    birthday: mayBook ? person.birthday : null,
    accessLevel: level,
    consentReceived: mayBook && person.consentReceived,
    // a face belongs to a name
    photo: person.photo
  }
}
