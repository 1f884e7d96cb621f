package client

/** Any JSON value. The generator's options map the schemas that it cannot generate to this type. */
typealias AnyJson = kotlinx.serialization.json.JsonElement
