// Loaded into the server before its own first line (node --import): the product itself knows of no stopped clock.
import { beStill } from './still.ts'

beStill(process.env.SCREENS_SEED!, process.env.SCREENS_SINCE!)
