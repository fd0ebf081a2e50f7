import { Outlet } from '@tanstack/react-router'
import { ru as calendarFeed } from '@vizit/parts/calendar-feed/messages.ru'
import { ru as cardNumbers } from '@vizit/parts/card-numbers/messages.ru'
import { ru as drugs } from '@vizit/parts/drugs/messages.ru'
import { ru as email } from '@vizit/parts/email/messages.ru'
import { ru as finding } from '@vizit/parts/finding/messages.ru'
import { ru as ownData } from '@vizit/parts/own-data/messages.ru'
import { ru as photo } from '@vizit/parts/photo/messages.ru'
import { ru as programmes } from '@vizit/parts/programmes/messages.ru'
import { ru as reminders } from '@vizit/parts/reminders/messages.ru'
import { ru as waitingList } from '@vizit/parts/waiting-list/messages.ru'
import { WordsProvider } from '@vizit/parts/words/words.tsx'

const WORDS = { calendarFeed, cardNumbers, drugs, email, finding, ownData, photo, programmes, reminders, waitingList }

/** The words of all that the profile tells of, around its pages. */
export function ProfileLayout() {
  return (
    <WordsProvider words={WORDS}>
      <Outlet />
    </WordsProvider>
  )
}
