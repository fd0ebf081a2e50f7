import { expect, test } from 'vitest'
import { visitOfFile } from './visit-of-file.ts'

/** As the server writes a visit: long lines folded, commas and ends of lines escaped, times of Minsk. */
const FILE = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Minsk',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'END:STANDARD',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'UID:1@vizit',
  'DTSTART;TZID=Europe/Minsk:20261124T143000',
  'DTEND;TZID=Europe/Minsk:20261124T150000',
  'SUMMARY:Терапевт: Орлова Мария',
  'LOCATION:Каштан\\, ул. Садовая\\, 1\\, каб',
  ' инет 12',
  'DESCRIPTION:Пациент: Ольга\\n+375 17 309-00-00',
  'END:VEVENT',
  'END:VCALENDAR'
].join('\r\n')

test('the visit of our own calendar file fills the form of a phone’s calendar [1.23]', () => {
  expect(visitOfFile(FILE)).toEqual({
    title: 'Терапевт: Орлова Мария',
    location: 'Каштан, ул. Садовая, 1, кабинет 12',
    description: 'Пациент: Ольга\n+375 17 309-00-00',
    startDate: Date.parse('2026-11-24T11:30:00Z'),
    endDate: Date.parse('2026-11-24T12:00:00Z')
  })
  expect(visitOfFile(FILE.replaceAll(/;TZID=Europe\/Minsk:(\w+)/g, ':$1Z'))?.startDate).toBe(Date.parse('2026-11-24T14:30:00Z'))
})

test('what is written otherwise fills nothing: the file itself is handed on', () => {
  for (const other of [
    '',
    'BEGIN:VCALENDAR',
    FILE.replaceAll('TZID=Europe/Minsk', 'TZID=Europe/Vilnius'),
    FILE.replaceAll(';TZID=Europe/Minsk', '')
  ])
    expect(visitOfFile(other)).toBeNull()
})
