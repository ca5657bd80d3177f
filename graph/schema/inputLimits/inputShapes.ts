import {
  type GraphQLInputType,
  GraphQLString,
  getNullableType,
  isInputObjectType,
  isListType,
  isScalarType,
} from 'graphql';
import { modules } from '#graph/modules/index.ts';
import { type InputShape, JSON_SHAPE, MAX_ITEMS, SHORT_SCALAR_SHAPE } from './expectWithinLimits.ts';

/** Length limits of lists that can exceed `MAX_ITEMS`, by coordinate such as `SetPricesInput.rows`. */
export const longLists: ReadonlyMap<string, number> = new Map(
  modules.flatMap(({ longLists = {} }) => Object.entries(longLists)),
);

/** Coordinates of texts that can be as long as the body, such as a CSV file. */
export const longTexts: ReadonlySet<string> = new Set(modules.flatMap(({ longTexts = [] }) => longTexts));

const shapesByCoordinate = new Map<string, InputShape>();

/** Returns the limits of an input field or argument from its type and coordinate. */
export function getInputShape(type: GraphQLInputType, coordinate: string): InputShape {
  const shape = shapesByCoordinate.get(coordinate) ?? toShape(type, coordinate);
  shapesByCoordinate.set(coordinate, shape);
  return shape;
}

function toShape(type: GraphQLInputType, coordinate: string): InputShape {
  const innerType = getNullableType(type);
  if (isListType(innerType))
    return {
      list: {
        maxItems: longLists.get(coordinate) ?? MAX_ITEMS,
        entryShape: toShape(innerType.ofType, coordinate),
      },
    };
  if (isInputObjectType(innerType)) {
    const { name } = innerType;
    const fields = Object.values(innerType.getFields());
    return {
      object: {
        fields: new Map(
          fields.map((field) => [field.name, () => getInputShape(field.type, `${name}.${field.name}`)]),
        ),
      },
    };
  }
  if (isScalarType(innerType) && innerType.name === 'JSON') return JSON_SHAPE;
  if (innerType !== GraphQLString) return SHORT_SCALAR_SHAPE;
  return longTexts.has(coordinate) ? { characters: Number.POSITIVE_INFINITY } : {};
}
