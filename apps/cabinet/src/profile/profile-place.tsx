import { Outlet } from '@tanstack/react-router'
import { ru as calendarFeed } from '@vizit/client/calendar-feed/messages.ru'
import { ru as cardNumbers } from '@vizit/client/card-numbers/messages.ru'
import { ru as drugs } from '@vizit/client/drugs/messages.ru'
import { ru as email } from '@vizit/client/email/messages.ru'
import { ru as finding } from '@vizit/client/finding/messages.ru'
import { ru as ownData } from '@vizit/client/own-data/messages.ru'
import { ru as photo } from '@vizit/client/photo/messages.ru'
import { ru as programmes } from '@vizit/client/programmes/messages.ru'
import { ru as reminders } from '@vizit/client/reminders/messages.ru'
import { ru as waitingList } from '@vizit/client/waiting-list/messages.ru'
import { WordsProvider } from '@vizit/client/words.tsx'

const WORDS = { calendarFeed, cardNumbers, drugs, email, finding, ownData, photo, programmes, reminders, waitingList }

/** The words of all that the profile tells of, around its pages. */
export function ProfilePlace() {
  return (
    <WordsProvider words={WORDS}>
      <Outlet />
    </WordsProvider>
  )
}
