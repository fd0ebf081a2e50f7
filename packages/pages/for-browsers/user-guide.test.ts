import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { makeGuide, readChapters } from './user-guide.ts'

/** The text of each page, words apart by one space. */
async function pagesOf(pdf: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 }).promise
  const pages: string[] = []
  for (let at = 1; at <= document.numPages; at++) {
    const { items } = await (await document.getPage(at)).getTextContent()
    pages.push(
      items
        .map(item => ('str' in item ? item.str : ''))
        // the number of a step is drawn after its words
        .filter(text => !/^\d+\.$/.test(text.trim()))
        .join(' ')
        .replace(/\s+/g, ' ')
    )
  }
  return pages
}

/** Spaces between pieces of a line come and go in a PDF. */
const close = (text: string) => text.replace(/\s+/g, '')

test('the guide has a page with the contents and every chapter on pages of its own, word for word', async () => {
  const pdf = await makeGuide()
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const pages = await pagesOf(pdf)
  const chapters = readChapters()
  expect(chapters.length).toBeGreaterThan(6)
  expect(pages.length).toBeGreaterThanOrEqual(chapters.length + 1)
  expect(pages[0]).toContain('Содержание')
  const whole = close(pages.join(' ').replace(/Страница \d+ из \d+/g, ''))
  for (const chapter of chapters) {
    const title = /^# (.+)$/m.exec(chapter)![1]!
    expect(close(pages[0]!)).toContain(close(title))
    expect(pages.slice(1).some(page => close(page).startsWith(close(title)))).toBe(true)
    const sentences = chapter
      .replace(/\*\*|^#+ |^- |^\d+\. /gm, '')
      .split('\n')
      .filter(line => line.trim() !== '')
    for (const sentence of sentences) expect(whole).toContain(close(sentence))
  }
  for (const [at, page] of pages.entries()) expect(close(page)).toContain(close(`Страница ${at + 1} из ${pages.length}`))
}, 60_000)

test('the same chapters give the same file', async () => {
  const [one, other] = [await makeGuide(), await makeGuide()]
  const withoutId = (pdf: Buffer) => pdf.toString('latin1').replace(/\/ID \[[^\]]*\]/g, '')
  expect(withoutId(one)).toBe(withoutId(other))
}, 60_000)

test('what the guide cannot draw stops the build', async () => {
  await expect(makeGuide(['# Глава\n\n| a | b |\n| - | - |\n| 1 | 2 |'])).rejects.toThrow('table is not drawn')
})
