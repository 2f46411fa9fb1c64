/** Short names for the generated types of Laboratorium. */

import type { Laboratorium as Lab } from '../../lib/types.gen'

export type Molecule = Lab.MoleculeView
/** Number, kind (0 C, 1 O, 2 H, 3 yellow centre, 4 mauve centre), x, y; a bond is 100 long. */
export type Token = Molecule['tokens'][number]
/** First token, second token, order. */
export type Bond = Molecule['bonds'][number]
export type Target = Lab.TargetView
export type Reagent = Lab.ReagentView
export type Player = Lab.PlayerView
export type Laid = Lab.LaidView
export type Trial = Lab.TrialView
export type PublicView = Lab.PublicView
export type Options = Lab.Options
export type PrivateView = Lab.PrivateView
export type Effect = Lab.Effect
export type Card = Lab.CardView
export type Chance = Lab.OddsView
export type Aid = Lab.Aid
export type RouteStep = Lab.RouteStep
export type Preview = Lab.Preview
export type SafetyToken = Lab.Lose['token']
export type Action = Lab.Actions
export type Manipulation = Lab.Join | Lab.Bridge | Lab.Cut | Lab.Add | Lab.Eliminate | Lab.Merge | Lab.Close | Lab.Split | Lab.Characterise

/** All events of this room, one type per event. */
export type Events = Lab.Events
export type How = Lab.Event.Announced['how']
/** Kinds of questions: all, those to chance, those to a seat. */
export type Kind = Lab.Kind
export type ChanceKind = Extract<Kind, 'first' | 'faces' | 'draw_chemistry' | 'draw_boum' | 'draw_safety' | 'lost' | 'roll' | 'again' | 'resale'>
export type SeatKind = Exclude<Kind, ChanceKind>

/** The menu of this room is the list of all allowed answers. */
export type Menu = Action[]
