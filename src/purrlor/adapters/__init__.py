"""The games as environments of other people's libraries: PettingZoo, Gymnasium, OpenSpiel."""
