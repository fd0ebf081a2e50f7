// What a push shows. It is read on a locked screen: the server says a time and nothing else, and nothing is added here.
import { pushBe } from './messages.be.ts'
import { pushEn } from './messages.en.ts'
import { pushRu } from './messages.ru.ts'

const OTHER_WORDS = new Map<unknown, typeof pushRu>([
  ['en', pushEn],
  ['be', pushBe]
])

/** A notice as the browser gives it back. */
export type NoticeAsked = { title: string; lang: string; tag: string; data: unknown }

export type PushShown = {
  title: string
  options: {
    body: string
    lang: string
    icon: string
    badge: string
    tag?: string
    silent?: boolean
    actions?: { action: 'come' | 'open'; title: string }[]
    data: { address: string }
  }
}

/** `start`: the page for what names none. */
export type PushSite = { origin: string; start: string; icon: string }

/** Out of `{title, text, address, tag, language, asks}` as JSON; `asks` for an answer that needs no page; what names no language is Russian; `address` leads to a page of this origin or to the start. */
export function pushShown(sent: string | undefined, site: PushSite): PushShown {
  const { title, text, address, tag, language, asks } = read(sent)
  const words = wordsIn(language)
  return {
    title: said(title) ?? words.title,
    options: {
      body: said(text) ?? words.text,
      lang: words === pushRu ? 'ru' : String(language),
      icon: site.icon,
      badge: site.icon,
      // One message sent twice is one notice.
      ...(said(tag) && { tag: said(tag)! }),
      ...(asks === true && {
        actions: [
          { action: 'come', title: words.come },
          { action: 'open', title: words.open }
        ]
      }),
      data: { address: ownAddress(said(address), site) }
    }
  }
}

/** What stands in the place of a notice whose question was answered; without a sound. `answered` false: a press opens its page. */
export function answerShown(asked: NoticeAsked, answered: boolean, site: PushSite): PushShown {
  const words = wordsIn(asked.lang)
  return {
    title: asked.title,
    options: {
      body: answered ? words.thanks : words.notAnswered,
      lang: asked.lang,
      icon: site.icon,
      badge: site.icon,
      ...(asked.tag && { tag: asked.tag }),
      silent: true,
      data: { address: pressLeadsTo(asked.data, site) }
    }
  }
}

/** Where a press leads. A notice kept by the browser may be of an older version of the product. */
export function pressLeadsTo(data: unknown, site: PushSite): string {
  return ownAddress(said((data as { address?: unknown } | null)?.address), site)
}

function wordsIn(language: unknown): typeof pushRu {
  return OTHER_WORDS.get(language) ?? pushRu
}

type Sent = { title?: unknown; text?: unknown; address?: unknown; tag?: unknown; language?: unknown; asks?: unknown }

function read(sent: string | undefined): Sent {
  try {
    const value: unknown = JSON.parse(sent ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

function said(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function ownAddress(address: string | undefined, site: PushSite): string {
  const start = `${site.origin}${site.start}`
  if (address === undefined || !URL.canParse(address, site.origin)) return start
  const { origin, href } = new URL(address, site.origin)
  return origin === site.origin ? href : start
}
