// Where the Russian words of each feature are that a visitor may meet. Russian is the original: other languages are typed against it.

export const tableRu = {
  account: () => import('../account/messages.ru.ts'),
  booking: () => import('../booking/messages.ru.ts'),
  catalogue: () => import('../catalogue/messages.ru.ts'),
  days: () => import('@vizit/client/days/messages.ru'),
  favourites: () => import('../favourites/messages.ru.ts'),
  filters: () => import('../booking/filters/messages.ru.ts'),
  findAnything: () => import('../booking/find-anything/messages.ru.ts'),
  people: () => import('../people/messages.ru.ts'),
  refusals: () => import('../refusal-words/messages.ru.ts'),
  service: () => import('../booking/service/messages.ru.ts')
}
