// The public pages: where each stands, what it asks, shows, and says of itself to search engines.
import { askTimetable } from '@vizit/client/booking/ask-timetable'
import { centreQuery } from '@vizit/client/catalogue/use-centres'
import { doctorDetailsQuery } from '@vizit/client/catalogue/use-doctor-details'
import { bookedTowns } from '@vizit/client/catalogue/use-places'
import { townIdOf } from '@vizit/client/catalogue/use-town-id'
import type { AskedPage } from '@vizit/contract/drawn-page'
import { TimeslotScreen } from '@vizit/parts/booking/timeslot-screen.tsx'
import { CentreScreen } from '@vizit/parts/finding/centre-screen.tsx'
import { describeCentre } from '@vizit/parts/finding/described/describe-centre'
import { describeDoctor } from '@vizit/parts/finding/described/describe-doctor'
import { describeTimetable } from '@vizit/parts/finding/described/describe-timetable'
import { DoctorScreen } from '@vizit/parts/finding/doctor-screen.tsx'
import { PhoneScreen } from '@vizit/parts/sign-in/phone-screen.tsx'
import { SignInFrame } from '@vizit/parts/sign-in/sign-in-frame.tsx'
import { minskDay } from '@vizit/rules/days'
import { DIRECTORY_PAGES } from './directory-pages.tsx'
import { DESCRIBED, type PublicPage } from './public-page.ts'

export const PAGES: Record<AskedPage['page'], PublicPage> = {
  doctor: {
    address: (addresses, id) => addresses.doctor(id),
    ask: (queries, call, id) => queries.prefetchQuery(doctorDetailsQuery(call, id)),
    screen: id => <DoctorScreen doctorId={id} />,
    describe: (queries, call, { id, language, origin }, { words, ...telling }) => {
      const doctor = queries.getQueryData(doctorDetailsQuery(call, id).queryKey)
      const said = { described: DESCRIBED[language], finding: words.finding, catalogue: words.catalogue }
      return doctor ? describeDoctor({ doctor, origin, ...telling }, said) : null
    }
  },
  centre: {
    address: (addresses, id) => addresses.centre(id),
    ask: (queries, call, id) => queries.prefetchQuery(centreQuery(call, id)),
    screen: id => <CentreScreen centreId={id} />,
    describe: (queries, call, { id, language }, telling) => {
      const centre = queries.getQueryData(centreQuery(call, id).queryKey)
      return centre ? describeCentre({ centre, ...telling }, DESCRIBED[language]) : null
    }
  },
  timetable: {
    address: addresses => addresses.timetable(),
    // Whoever has no session has no town and no age of their own: the page begins in the first town.
    ask: (queries, call, _, now) => askTimetable({ queries, call, session: { read: () => null } }, {}, minskDay(now)),
    screen: () => <TimeslotScreen search={{}} />,
    describe: (_queries, _call, { language }, { towns, url }) => {
      const townId = townIdOf(bookedTowns([...towns]), undefined)
      const town = towns.find(one => one.id === townId)
      return town ? describeTimetable({ town, url }, DESCRIBED[language]) : null
    }
  },
  'sign-in': {
    address: addresses => addresses.signIn(),
    ask: async () => undefined,
    screen: () => (
      <SignInFrame>
        <PhoneScreen from={undefined} />
      </SignInFrame>
    ),
    isAlone: true,
    describe: () => null
  },
  ...DIRECTORY_PAGES
}
