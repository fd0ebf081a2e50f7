// The user guide: chapters of docs/user-guide as one PDF, made with the cabinet and served beside it. [2.36]
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { marked, type Token, type Tokens } from 'marked'
import pdfmake from 'pdfmake'
import type { Plugin } from 'vite'

export const GUIDE_FILE = 'user-guide.pdf'
const CHAPTERS = new URL('../../../docs/user-guide/', import.meta.url)
const FONT = 'Golos'
const INK = '#171D33'
const ACCENT = '#2B4FB8'
const HINT = '#5C6277'

type Content = Record<string, unknown>

/** Gives the build the guide as a file of its own, and the development server too. */
export function userGuide(): Plugin {
  return {
    name: 'user-guide',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: GUIDE_FILE, source: await makeGuide() })
    },
    configureServer(server) {
      server.middlewares.use(`/${GUIDE_FILE}`, (_, response) => {
        void makeGuide().then(pdf => response.setHeader('content-type', 'application/pdf').end(pdf))
      })
    }
  }
}

/** The chapters in the order of their numbers, as Markdown. */
export function readChapters(): string[] {
  const names = readdirSync(CHAPTERS).filter(name => /^\d\d-.+\.md$/.test(name))
  return names.toSorted().map(name => readFileSync(new URL(name, CHAPTERS), 'utf8'))
}

/** The whole guide as the bytes of a PDF. The same chapters give the same bytes: nothing in it is of the day it was made on. */
export async function makeGuide(chapters = readChapters()): Promise<Buffer> {
  pdfmake.setFonts({ [FONT]: { normal: fontFile('400Regular/GolosText_400Regular'), bold: fontFile('600SemiBold/GolosText_600SemiBold') } })
  // Nothing is fetched, and of the disk the two fonts alone are read.
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path: string) => path.includes('GolosText'))
  const made = new Date(0)
  return pdfmake
    .createPdf({
      info: { title: 'Как пользоваться кабинетом', author: 'Визит', creationDate: made, modDate: made },
      lang: 'ru',
      pageSize: 'A4',
      pageMargins: [56, 56, 56, 64],
      defaultStyle: { font: FONT, fontSize: 11, lineHeight: 1.35, color: INK },
      styles: {
        name: { fontSize: 26, bold: true, margin: [0, 0, 0, 4] },
        lead: { fontSize: 12, color: HINT, margin: [0, 0, 0, 24] },
        h1: { fontSize: 20, bold: true, color: ACCENT, margin: [0, 0, 0, 10] },
        h2: { fontSize: 13, bold: true, margin: [0, 12, 0, 4] },
        text: { margin: [0, 0, 0, 8] },
        list: { margin: [0, 0, 0, 8] },
        foot: { fontSize: 9, color: HINT }
      },
      content: [
        { text: 'Как пользоваться кабинетом', style: 'name' },
        { text: 'Запись к врачу, визиты, семья и ваши данные. Коротко и по порядку.', style: 'lead' },
        { toc: { title: { text: 'Содержание', style: 'h2' }, numberStyle: { color: HINT } } },
        ...chapters.flatMap(chapter => contentOf(chapter))
      ],
      footer: (page: number, pages: number) => ({ text: `Страница ${page} из ${pages}`, style: 'foot', alignment: 'center' })
    })
    .getBuffer()
}

function fontFile(name: string): string {
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/golos-text/${name}.ttf`))
}

/** One chapter on pages of its own: headings, paragraphs, lists. Anything else is a mistake of the chapter and stops the build. */
function contentOf(chapter: string): Content[] {
  return marked.lexer(chapter).flatMap((token): Content[] => {
    switch (token.type) {
      case 'heading': {
        const { depth, text } = token as Tokens.Heading
        return [
          { text, style: depth === 1 ? 'h1' : 'h2', headlineLevel: depth, ...(depth === 1 ? { tocItem: true, pageBreak: 'before' } : {}) }
        ]
      }
      case 'paragraph':
        return [{ text: wordsOf((token as Tokens.Paragraph).tokens), style: 'text' }]
      case 'list': {
        const { ordered, items } = token as Tokens.List
        return [{ [ordered ? 'ol' : 'ul']: items.map(item => ({ text: wordsOf(item.tokens), margin: [0, 0, 0, 3] })), style: 'list' }]
      }
      case 'space':
        return []
      default:
        throw new Error(`docs/user-guide: ${token.type} is not drawn`)
    }
  })
}

function wordsOf(tokens: readonly Token[]): Content[] {
  return tokens.flatMap(token => {
    if ('tokens' in token && token.tokens) {
      const inner = wordsOf(token.tokens)
      return token.type === 'strong' ? inner.map(word => ({ ...word, bold: true })) : inner
    }
    return [{ text: 'text' in token ? String(token.text) : token.raw }]
  })
}
