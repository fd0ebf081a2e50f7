// What stands on the consent screen to be ticked, and what is sent when everything is.
import type { ConsentItem, ConsentKind, giveAllConsents } from '@vizit/contract/consent'
import type { Sent } from '@vizit/contract/endpoint'

/** One box: whose, and which texts it accepts. */
export type ConsentTick = { key: string; profileId: string; kind: 'own-data' | 'agreement' | 'parental'; accepts: readonly ConsentKind[] }

/** [4.130] [5.43] [5.44] The own data, and agreement with privacy, for oneself; the parental consent for a child. */
export function ticksOf(person: ConsentItem): ConsentTick[] {
  const tick = (kind: ConsentTick['kind'], accepts: readonly ConsentKind[]): ConsentTick => ({
    key: `${person.id} ${kind}`,
    profileId: person.id,
    kind,
    accepts
  })
  return person.isMe
    ? [tick('own-data', ['personal-data']), tick('agreement', ['user-agreement', 'privacy'])]
    : [tick('parental', ['parental', 'personal-data'])]
}

/** [4.129] Has every box of every person been ticked? */
export function judgeTicks(people: readonly ConsentItem[], ticked: ReadonlySet<string>): 'complete' | 'incomplete' {
  return people.flatMap(ticksOf).every(tick => ticked.has(tick.key)) ? 'complete' : 'incomplete'
}

/** [4.131] The call for all of them, in the versions that were shown. Throws when a text is not there. */
export function consentInput(
  people: readonly ConsentItem[],
  texts: readonly { kind: ConsentKind; version: string }[]
): Sent<typeof giveAllConsents> {
  const version = (kind: ConsentKind) => {
    const text = texts.find(one => one.kind === kind)
    if (!text) throw new Error(`no text of ${kind}`)
    return text.version
  }
  return {
    consentReceived: true,
    people: people.map(person => ({
      profileId: person.id,
      consents: ticksOf(person).flatMap(tick => tick.accepts.map(kind => ({ kind, version: version(kind) })))
    }))
  }
}
