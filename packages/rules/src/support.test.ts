import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isReplyPhone, judgeReplyTo, SUPPORT_TOPICS, topicOf } from './support.ts'

test('what a request is about follows from the page one came from, whatever ids stand in its address', () => {
  const pages = {
    '/sign-in/code-confirmation': 'sign-in',
    '/timeslot/123': 'booking',
    '/visits': 'visits',
    '/visits/3f0c/move': 'visits',
    '/testsuite': 'other',
    '/tests/document': 'results',
    '/family/enter-code': 'family',
    '/profile/programmes/add': 'programmes',
    '/profile/data': 'profile',
    '/drugs': 'drugs',
    '/': 'other'
  }
  for (const [path, topic] of Object.entries(pages)) expect(topicOf(path), path).toBe(topic)
  fc.assert(fc.property(fc.webPath(), path => SUPPORT_TOPICS.includes(topicOf(path))))
})

test('an answer goes to an e-mail or to a phone; anything else is wrong, and nothing is asked for', () => {
  expect(judgeReplyTo(' olga@post.example ')).toEqual({ email: 'olga@post.example' })
  expect(judgeReplyTo('+375 (29) 123-45-67')).toEqual({ phone: '+375 (29) 123-45-67' })
  expect(judgeReplyTo('  ')).toBe('required')
  for (const wrong of ['olga@', '(((((((', '-------', '+12 34 56', '12', 'позвоните мне', `8029${'1'.repeat(40)}`])
    expect(judgeReplyTo(wrong), wrong).toBe('wrong')
  fc.assert(
    fc.property(fc.string(), typed => {
      const to = judgeReplyTo(typed)
      return typeof to === 'string' || 'email' in to || isReplyPhone(to.phone)
    })
  )
})
