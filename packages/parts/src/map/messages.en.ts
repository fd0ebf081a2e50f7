import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  view: 'Map or list',
  map: 'Map',
  list: 'List',
  described: (what: string) => `Map: ${what}. The same is in the list.`,
  loading: 'Opening the map',
  layers: { standard: 'Map', satellite: 'Satellite', hybrid: 'Hybrid' },
  layersTitle: 'Look of the map',
  closer: 'Zoom in',
  farther: 'Zoom out',
  whereAmI: 'Show where I am',
  findingPlace: 'Finding out where you are…',
  me: 'You are here',
  positionUnknown: 'Unable to determine where you are',
  positionUnknownText: {
    refused: 'Allow our site to use your location in the settings of the browser.',
    'not-found': 'Turn on location on your device and try again.'
  },
  chosen: 'Chosen on the map',
  close: 'Close',
  offMap: 'The others are in the list alone: we do not know their place on the map.'
}
