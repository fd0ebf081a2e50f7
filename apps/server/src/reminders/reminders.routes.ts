import {
  actByVisitLink as actEndpoint,
  chooseChannel as channelEndpoint,
  chooseReminders as chooseEndpoint,
  readVisitLink as linkEndpoint,
  chooseVisitNews as newsEndpoint,
  readReminders as readEndpoint,
  subscribePush as subscribeEndpoint,
  unsubscribePush as unsubscribeEndpoint,
  visitLinkTimes
} from '@vizit/contract/reminders'
import { open, type Route, signed } from '../http/route.ts'
import { actByVisitLink, readTimes, readVisitLink, type VisitActions } from './act-by-visit-link.ts'
import { chooseChannel, chooseReminders, chooseVisitNews, readReminders } from './choose-reminders.ts'
import { subscribePush, unsubscribePush } from './subscribe-push.ts'

/** `actions`: how a visit is cancelled and moved, given by the feature that owns visits. */
export function remindersRoutes(actions: VisitActions): Route[] {
  return [
    signed(readEndpoint, readReminders),
    signed(chooseEndpoint, chooseReminders),
    signed(channelEndpoint, chooseChannel),
    signed(newsEndpoint, chooseVisitNews),
    signed(subscribeEndpoint, subscribePush),
    signed(unsubscribeEndpoint, unsubscribePush),
    open(linkEndpoint, readVisitLink),
    open(visitLinkTimes, readTimes),
    open(actEndpoint, (ctx, input) => actByVisitLink(ctx, input, actions))
  ]
}
