// Which modules travel together. A request costs a cheap phone more than a kilobyte does, and a kilobyte that no page needs costs as well: what the
// frame and most pages need is one file, what the timetable needs beside it is three; all else is left to the bundler.
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { drawnFiles } from '../../packages/pages/for-browsers/drawn-files.ts'
import { fileOfSmall, type Graph, makePagesOf, OF_FEW } from '../../packages/pages/for-browsers/pages-of.ts'

/** Lazily loaded modules, by the end of their names. */
const NAMED: RegExp[] = []
function lazily(...names: string[]): RegExp {
  NAMED.push(...names.map(name => new RegExp(`src/${name}\\.tsx?$`)))
  return new RegExp(`src/(${names.join('|')})\\.tsx?$`)
}
const FRAME = /src\/framed\.tsx$/
const OWN = /src\/own-routes\.tsx$/
/** Where the words of the pages behind the sign-in are. */
const OWN_WORDS = /words\/own-table-ru\.ts$/
const FINDING = /src\/finding\/finding-layout\.tsx$/
const WORDS_OF_FINDING = /src\/finding\/messages\.ru\.ts$/
const DIRECTORY = /pages\/src\/finding\/directory\.tsx$/
const TIMETABLE = lazily('booking/timeslot-screen', 'booking/booking-layout', 'booking/ask-timetable')
/** The timetable, and what opens over it. */
const OF_TIMETABLE = lazily(
  'booking/timeslot-screen',
  'booking/booking-layout',
  'booking/ask-timetable',
  'booking/online-booking-screen',
  'booking/decisions/accepts-children',
  'booking/decisions/decision-dialogs',
  'booking/find-anything/find-results',
  'booking/find-anything/whom-dialog',
  'booking/favourites/my-doctors-screen',
  'booking/filters/filters-dialog',
  'booking/filters/nobody-left',
  'booking/doctors/unfit-doctor'
)
/** All that narrows the doctors, and what stands where nobody is left: they come when they are wanted, in one file. */
const OF_FILTERS = lazily(
  'booking/filters/filters-dialog',
  'booking/filters/nobody-left',
  'booking/doctors/unfit-doctor',
  'booking/decisions/accepts-children'
)
/** What a chosen time stands in: the timetable fetches it when it is first touched. */
const OF_TICKET = /ui\/src\/talon\/summary-bar\.|doctors\/chosen-ticket\.tsx$/
/** A ticket is drawn on most pages of a time, whatever the timetable begins with; and most of them say something in a clinic's own words. */
const TALON = /ui\/src\/talon\/talon\.|form\/slot-state\.ts$|catalogue\/clinic-text\.tsx$/
/** Other pages on which a time is chosen. */
const OF_CHOOSING = lazily(
  'booking/service/service-screen',
  'booking/service/service-dialogs',
  'booking/service/service-chosen',
  'visits/move-page',
  'finding/doctor-screen',
  'finding/centre-screen',
  'finding/finding-layout',
  'booking/about-doctor'
)
/** The days to choose from: pages that say words of a booking need none of them. */
const OF_DAYS = /ui\/src\/calendar\/|booking\/(?:decisions\/when|use-calendar-words)\.tsx?$/
/** A field to search by comes with its icon and its style. */
const SEARCH = /ui\/src\/fields\/search-field\.|lucide-react\/.*\/search\.m?js$/
/** Fields of most forms and of most steps of a booking, what a bar takes its place with, and the sign of a number to call. */
const OF_MOST = /ui\/src\/fields\/(?:checkbox-row|segmented)\.|page\/takes-bar\.|ui\/src\/use-shown-first\.|lucide-react\/.*\/phone\.m?js$/
/** One of several: cards to choose from stand together on most pages that have some. */
const OF_CHOICE = /ui\/src\/fields\/choice-(?:card|action|group)\./
/** Who is asked for names is asked for them once, whatever becomes of the page. */
const OF_PERSON = /client\/src\/people\/person-form\.|forms\/over-reload\./
/** Doctors whom a person keeps stand where a time is looked for, and nowhere else. */
const STRIP = /favourites\/(?:my-doctors-strip|favourites\.module)\./
/** Lists of many pages stand on most pages that are no form. */
const PAGED = /@tanstack\/(?:react-query|query-core)\/.*\/(?:useInfiniteQuery|infiniteQueryObserver)\.js$/
/** What pages that are read have in common and the frame does not need. */
const OF_READ = /parts\/src\/finding\/(?:page-state|directory\/town-links)\.tsx$/
/** What pages with a map begin with; the map itself comes when it is opened. */
const OF_MAPS = /parts\/src\/map\/(?:map-or-list|places-map|place|messages\.ru)\.|lucide-react\/.*\/locate-fixed\.m?js$/
/** So many pages make a module one of the frame. */
const MOST_PAGES = 26

/** Words travel with the pages that say them: in their file, or in one with others that are said there; else in a file of their own. */
const WORDS = /src\/(.*)\/messages\.ru\.ts$/
const FILE_OF_WORDS = new Map(
  Object.entries({
    frame: ['account', 'catalogue', 'catalogue/ages', 'counts', 'days', 'people'],
    choosing: ['booking', 'favourites'],
    timetable: ['booking/filters', 'booking/find-anything'],
    'service-words': ['booking/service', 'booking/service/options'],
    directory: ['finding/directory'],
    'finding-words': ['finding', 'catalogue/lists', 'reviews'],
    'family-words': ['access', 'family', 'family/ways'],
    'results-words': ['results', 'visits'],
    'visits-words': ['invoices', 'visits/more', 'visits/booked', 'visits/replacements'],
    'profile-words': ['calendar-feed', 'card-numbers', 'photo', 'profile', 'reminders', 'waiting-list']
  }).flatMap(([file, folders]) => folders.map(folder => [folder, file] as const))
)

/** Names the file of a module, or leaves it to the bundler. */
export function makeChunkOf(): (id: string, graph: Graph) => string | null {
  const pagesOf = makePagesOf()
  return (id, graph) => {
    if (SEARCH.test(id)) return 'search'
    const small = fileOfSmall(id)
    if (small) return small
    if (OF_MOST.test(id)) return 'frame'
    if (OF_CHOICE.test(id)) return 'choices'
    if (OF_PERSON.test(id)) return 'person-form'
    if (PAGED.test(id)) return 'pages'
    if (OF_FEW.test(id)) return null
    if (STRIP.test(id)) return 'mine'
    if (OF_DAYS.test(id)) return 'calendar'
    if (OF_TICKET.test(id)) return 'ticket'
    if (TALON.test(id)) return 'pages'
    if (OF_READ.test(id)) return 'read'
    if (OF_MAPS.test(id)) return 'maps'
    const words = WORDS.exec(id)?.[1]
    if (words !== undefined) return FILE_OF_WORDS.get(words) ?? null
    const pages = pagesOf(id, graph).filter(page => !WORDS.test(page))
    if (pages.length >= MOST_PAGES || pages.some(page => FRAME.test(page))) return 'frame'
    if (pages.length > 0 && pages.every(page => OF_FILTERS.test(page))) return 'filters'
    if (pages.length === 1 && DIRECTORY.test(pages[0]!)) return 'directory'
    if (OWN_WORDS.test(id) || pages.some(page => OWN.test(page))) return 'own-routes'
    if (!pages.some(page => TIMETABLE.test(page))) return null
    const others = pages.filter(page => !OF_TIMETABLE.test(page))
    if (others.length === 0) return 'timetable'
    return others.every(page => OF_CHOOSING.test(page)) ? 'choosing' : 'pages'
  }
}

/** The lazily loaded modules that a page begins with, by the start of its address; the longest that fits counts. */
const BEGINS_WITH: Record<string, RegExp[]> = {
  '/': [],
  // Its program is the first file.
  '/sign-in': [],
  '/timeslot': [FRAME, TIMETABLE],
  '/booking': [FRAME, TIMETABLE],
  // What takes the place of the page that the server has drawn (0071).
  '/doctor': [FRAME, OWN, FINDING, WORDS_OF_FINDING, /src\/finding\/doctor-screen\.tsx$/],
  '/centre': [FRAME, OWN, FINDING, WORDS_OF_FINDING, /src\/finding\/centre-screen\.tsx$/],
  '/doctors': [FRAME, OWN, DIRECTORY],
  '/services': [FRAME, OWN, DIRECTORY],
  '/online-booking': [FRAME, TIMETABLE, /src\/booking\/online-booking-screen\.tsx$/]
}

/** What the server draws the first picture of, and what it tells of early. */
export const earlyFiles: Plugin = drawnFiles({
  beginsWith: BEGINS_WITH,
  drawn: ['/doctor', '/centre', '/doctors', '/services', '/timeslot', '/sign-in'],
  named: NAMED,
  isToldEarly: true,
  beginning: join(import.meta.dirname, 'src', 'begin.ts')
})
