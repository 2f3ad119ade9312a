// Model file: JSON from which a score can be computed by hand. Everything that determines a score is under
// `decides`; the version hash covers only that.

import { createHash } from 'node:crypto'
import { BANDS } from '../../domain/risk.ts'
import { FEATURES_VERSION } from '../features/feature.ts'
import type { Segment } from '../features/segments.ts'
import type { Calibration } from './calibration.ts'
import type { LogisticModel } from './logistic.ts'
import type { QuantileTransform } from './quantile-transform.ts'
import type { BoostedTreesModel } from './trees.ts'

/**
 * Log-odds added after calibration, for effects missing from the training data. Steps: `add[i]` from
 * `from[i]` on (ascending; nothing below the first). Categories: by the code of a feature of unit `category`.
 * A missing value adds `missing`, else `otherwise`.
 */
export type Offset =
  | { kind: 'steps'; feature: string; from: readonly number[]; add: readonly number[]; otherwise: number }
  | {
      kind: 'categories'
      feature: string
      add: Readonly<Record<string, number>>
      otherwise: number
      missing?: number
    }

/**
 * From features to a probability: inputs as named in src/risk/features; categorical codes become log-odds
 * (`encodings`); uninformative missing values take those of `neutral`; the others are ranked (`transform`)
 * or, for trees, stay missing; then the learner, its calibration, and the offsets.
 */
export type ScoringRule = {
  inputs: readonly string[]
  /** feature → code → log-odds relative to the average company; 0 for an unknown or missing code. */
  encodings: Readonly<Record<string, Readonly<Record<string, number>>>>
  neutral: Readonly<Record<string, number>>
  /** Null for trees. Inputs not listed are passed unchanged. */
  transform: QuantileTransform | null
  learner: LogisticModel | BoostedTreesModel
  /**
   * Prior correction added to the learner's log-odds before calibration, for negatives left out in training
   * (`--keep`).
   */
  priorShift: number
  calibration: Calibration
  offsets: readonly Offset[]
}

export type CalibratedSegment = {
  calibrated: true
  decides: ScoringRule
  /** Origin and evaluation, for readers. */
  about: Readonly<Record<string, unknown>>
}

/** A segment that the model does not score. */
export type UncalibratedSegment = { calibrated: false; why: string; about: Readonly<Record<string, unknown>> }

export type ModelFile = {
  format: 'griffie risk model'
  formatVersion: 1
  /** Semantic version, `1.0.0`. */
  version: string
  /** First twelve hex digits of the SHA-256 of `decides`. */
  hash: string
  featuresVersion: number
  horizonMonths: 12
  bands: readonly (readonly [limit: number, band: string])[]
  segments: Readonly<Record<Segment, CalibratedSegment | UncalibratedSegment>>
  about: Readonly<Record<string, unknown>>
}

type ModelParts = Pick<ModelFile, 'version' | 'segments' | 'about'>

/** A file that cannot be used as a model. */
export class ModelFileError extends Error {
  override name = 'ModelFileError'
}

/** Creates a model and its hash. */
export function createModelFile({ version, segments, about }: ModelParts): ModelFile {
  const model: Omit<ModelFile, 'hash'> = {
    format: 'griffie risk model',
    formatVersion: 1,
    version,
    featuresVersion: FEATURES_VERSION,
    horizonMonths: 12,
    bands: BANDS,
    about,
    segments,
  }
  const { format, formatVersion, about: _about, segments: _segments, version: _version, ...rest } = model
  return { format, formatVersion, version, hash: modelHash(model), ...rest, about, segments }
}

/** Inputs of all segments that the model scores. */
export function inputsOf({ segments }: Pick<ModelFile, 'segments'>): string[] {
  return Object.values(segments).flatMap(segment => (segment.calibrated ? segment.decides.inputs : []))
}

/** `1.0.0+3f9a0c11d2e4`: stored with every score. */
export function modelVersionOf({ version, hash }: Pick<ModelFile, 'version' | 'hash'>): string {
  return `${version}+${hash}`
}

/** The model as text; deterministic. */
export function writeModel(model: ModelFile): string {
  return `${JSON.stringify(model, null, 1)}\n`
}

/** Parses a model. Throws `ModelFileError` for a truncated, modified or incompatible one. */
export function readModelFile(text: string, name: string): ModelFile {
  const model = parse(text, name)
  if (model?.format !== 'griffie risk model' || !model.segments) {
    throw new ModelFileError(`${name} is not a risk model.`)
  }
  if (model.formatVersion !== 1 || model.featuresVersion !== FEATURES_VERSION) {
    throw new ModelFileError(
      `${name} has an unsupported version (format ${model.formatVersion}, features ${model.featuresVersion}; ` +
        `supported: 1 and ${FEATURES_VERSION}). Train it again: griffie risk train --help`,
    )
  }
  if (modelHash(model) !== model.hash) {
    throw new ModelFileError(`${name} was modified: its content does not match its hash.`)
  }
  if (canonicalJson(model.bands) !== canonicalJson(BANDS)) {
    throw new ModelFileError(`${name} has bands other than the displayed ones.`)
  }
  return model
}

function parse(text: string, name: string): ModelFile | null {
  try {
    return JSON.parse(text)
  } catch {
    throw new ModelFileError(`${name} is not valid JSON or is truncated.`)
  }
}

function modelHash({ featuresVersion, horizonMonths, bands, segments }: Omit<ModelFile, 'hash'>): string {
  const rules = Object.entries(segments).map(([segment, part]) => [
    segment,
    part.calibrated ? part.decides : null,
  ])
  const deciding = { featuresVersion, horizonMonths, bands, rules: Object.fromEntries(rules) }
  return createHash('sha256').update(canonicalJson(deciding)).digest('hex').slice(0, 12)
}

/** JSON without spaces, keys ordered by code units: equal values give equal text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const pairs = Object.entries(value)
    .filter(([, held]) => held !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${pairs.map(([key, held]) => `${JSON.stringify(key)}:${canonicalJson(held)}`).join(',')}}`
}
