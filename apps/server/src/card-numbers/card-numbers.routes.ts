import { dropCardNumber as dropEndpoint, listCardNumbers, setCardNumber as setEndpoint } from '@vizit/contract/card-numbers'
import { type Route, signed } from '../http/route.ts'
import { dropCardNumber, readCardNumbers, setCardNumber } from './own-card-numbers.ts'

export const cardNumbersRoutes: Route[] = [
  signed(listCardNumbers, readCardNumbers),
  signed(setEndpoint, setCardNumber),
  signed(dropEndpoint, dropCardNumber)
]
